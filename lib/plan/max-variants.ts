/** As many other menus go with one inquiry; more would not fit into one message. */
export const maxVariants = 6;
