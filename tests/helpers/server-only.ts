/** Stands in for the marker package that only a bundler resolves. */
export {};
