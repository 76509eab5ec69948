/** What is used of pdfkit 0.20, which brings no types; see its guide, "Accessibility" and "Text". */
declare module 'pdfkit' {
  type StructElement = { readonly structure: 'element' };
  type StructOptions = Readonly<Record<string, unknown>>;
  type StructChild = StructElement | (() => void);

  type TextOptions = {
    readonly width?: number;
    readonly align?: 'left' | 'right' | 'center';
    readonly ellipsis?: boolean;
    readonly lineGap?: number;
    readonly characterSpacing?: number;
    readonly lineBreak?: boolean;
    readonly height?: number;
  };

  class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number; margins: { bottom: number } };
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    image(
      bytes: Uint8Array,
      x: number,
      y: number,
      options: { readonly width: number; readonly height: number },
    ): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    clip(): this;
    lineCap(shape: 'round'): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    struct(
      type: string,
      options?: StructOptions | StructChild,
      children?: readonly StructChild[],
    ): StructElement & {
      add(child: StructChild): void;
      end(): void;
    };
    addStructure(element: StructElement): this;
    markContent(type: 'Artifact', options: Readonly<Record<string, unknown>>): this;
    endMarkedContent(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): void;
    end(): void;
  }

  export = PDFDocument;
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
