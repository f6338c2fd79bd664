/** The part of opentype.js that is used here; the package brings no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export interface Glyph {
    index: number
    advanceWidth?: number
    getPath(x: number, y: number, size: number): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    hasChar(character: string): boolean
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(bytes: ArrayBufferLike): Font
}
