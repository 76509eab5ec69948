/** How the scripts' loader names a file that does not come, after a deploy or on a bad connection. */
const names = /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module/i;

/** Whether a page failed because one of its files could not be fetched. */
export const isMissingFile = (error: Error): boolean => names.test(`${error.name} ${error.message}`);
