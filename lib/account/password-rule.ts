/** Shortest password that the embedded backend takes, in characters; a hosted one may ask for more and says so. */
export const shortestPassword = 8;
