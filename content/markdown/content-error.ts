/** A mistake in a content file, with the place where an editor finds it. The build stops at it. */
export class ContentError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'ContentError';
  }
}
