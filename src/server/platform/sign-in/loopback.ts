/** True for the names of this machine as they stand in a URL or a listen address. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host === "[::1]" || isLoopbackAddress(host);
}

/** True for 127.0.0.0/8 and ::1, also when IPv4 arrives mapped into IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  return plain === "::1" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(plain);
}
