"""The one house and its site, built from the numbers of `content/house.ts`."""
