/** What an embed says; the provider's name is already in its sentences. */
export type EmbedTexts = {
  /** Names the placeholder and the frame: "Content of …". */
  readonly title: string;
  /** Who shows what here, and what is sent there. */
  readonly text: string;
  readonly once: string;
  readonly always: string;
  readonly failed: string;
  readonly retry: string;
};
