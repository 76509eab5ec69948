/** Hands a file to the browser's downloads; browser only. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then in every browser; at once would cancel it in some.
  window.setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
