/** Where a figure is shown on the page of its document, and can be answered or corrected. */
export function figureAddress(documentId: string, path: string): string {
  return `/documents/${encodeURIComponent(documentId)}?figure=${encodeURIComponent(path)}`;
}
