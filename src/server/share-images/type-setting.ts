import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse, type Font, type Glyph, type PathCommand } from 'opentype.js/dist/opentype.mjs'

const require = createRequire(import.meta.url)

/** One style of a family: each of its files has the letters of some scripts, and is read when one of them is needed. */
export interface Typeface {
  fontFor(character: string): Font | undefined
}

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']

export function createTypeface(family: string, weight: number): Typeface {
  const fonts = new Map<string, Font>()
  const load = (script: string): Font => {
    const found = fonts.get(script)
    if (found !== undefined) return found
    const file = readFileSync(
      require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`),
    )
    const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
    fonts.set(script, font)
    return font
  }
  return {
    fontFor(character) {
      for (const script of SCRIPTS) {
        const font = load(script)
        if (font.hasChar(character)) return font
      }
      return undefined
    },
  }
}

interface PlacedGlyph {
  glyph: Glyph
  font: Font
  /** In units of the font size. */
  x: number
}

/** Lays out glyphs with kerning; a character that no font has is left out. */
function layOut(face: Typeface, text: string): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const character of text) {
    const font = face.fontFor(character)
    if (font === undefined) continue
    const glyph = font.charToGlyph(character)
    const last = glyphs.at(-1)
    if (last !== undefined && last.font === font)
      x += font.getKerningValue(last.glyph, glyph) / font.unitsPerEm
    glyphs.push({ glyph, font, x })
    x += (glyph.advanceWidth ?? 0) / font.unitsPerEm
  }
  return { glyphs, width: x }
}

export function measure(face: Typeface, text: string, size: number): number {
  return layOut(face, text).width * size
}

/** The text as one outline, so that no font has to be installed where it is drawn. */
export function outline(face: Typeface, text: string, x: number, y: number, size: number): string {
  return layOut(face, text)
    .glyphs.flatMap((part) => part.glyph.getPath(x + part.x * size, y, size).commands)
    .map(toPathData)
    .join('')
}

// By hand: the library's own way of rounding makes NaN of some numbers.
function toPathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + numbers(command.x, command.y)
    case 'Q':
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

function numbers(...values: number[]): string {
  return values.map((value) => Math.round(value * 10) / 10).join(' ')
}

/** The words of a text that can be drawn; an emoji or a script without a font leaves no gap. */
export function drawableWords(face: Typeface, text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => drawable(face, word))
    .filter((word) => word !== '')
}

function drawable(face: Typeface, word: string): string {
  return Array.from(word)
    .filter((character) => face.fontFor(character) !== undefined)
    .join('')
}
