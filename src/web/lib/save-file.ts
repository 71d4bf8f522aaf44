/** Hands text or bytes to the browser as a file to save. */
export function saveFile(name: string, mediaType: string, content: string | ArrayBuffer): void {
  saveBlob(name, new Blob([content], { type: mediaType }));
}

/** As `saveFile`, for what came from the server as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download holds the data by itself once it has begun, which is after this turn of the page.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
