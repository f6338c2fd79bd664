import { renderAsync } from '@resvg/resvg-js'
import type { ArticleCard } from '../../contract/articles.ts'
import { fillText } from '../../contract/messages.ts'
import { CATEGORY_COLOURS, COLOURS, hex } from './colours.ts'
import { fitLine, fitText } from './line-breaking.ts'
import { categoryNames } from '../content/category-messages.ts'
import { messages } from './messages.ts'
import { drawBookshelf } from './bookshelf.ts'
import { createTypeface, measure, outline, type Typeface } from './type-setting.ts'

export type ImageTexts = Pick<
  ArticleCard,
  'title' | 'authorName' | 'category' | 'language' | 'readingMinutes'
> & { siteName: string }

export const IMAGE_WIDTH = 1200
export const IMAGE_HEIGHT = 630
/** Part of every cached file's name: a new drawing does not show old files. */
export const DRAWING_VERSION = 1

const MARGIN = 72
const TITLE_SIZES = [82, 74, 66, 58, 52]
const TITLE_LINES = 4
const TITLE_LEADING = 1.16
/** The title stands in the middle of these two. */
const TITLE_TOP = 200
const TITLE_BOTTOM = 452
const SHELF = { x: 664, floor: IMAGE_HEIGHT, scale: 0.86 }

const serif = createTypeface('source-serif-4', 600)
const bold = createTypeface('inter', 600)
const plain = createTypeface('inter', 400)

/** The picture that other sites show with a link to an article: a library at night, and its title. */
export async function drawShareImage(texts: ImageTexts): Promise<Buffer> {
  const image = await renderAsync(imageMarkup(texts), { font: { loadSystemFonts: false } })
  return image.asPng()
}

export function imageMarkup(texts: ImageTexts): string {
  const colour = hex(CATEGORY_COLOURS[texts.category])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" viewBox="0 0 ${IMAGE_WIDTH} ${IMAGE_HEIGHT}">`,
    drawRoom(colour),
    drawBookshelf(texts.category, SHELF),
    drawHead(texts.siteName),
    drawTitle(texts, colour),
    drawByline(texts),
    '</svg>',
  ].join('')
}

function drawRoom(colour: string): string {
  const [bg, lamp] = [hex(COLOURS.bg), hex(COLOURS.lamp)]
  const glow = `<stop offset="0" stop-color="${lamp}" stop-opacity=".26"/><stop offset=".45" stop-color="${lamp}" stop-opacity=".09"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/>`
  return `<defs><radialGradient id="glow" cx="1084" cy="528" r="420" gradientUnits="userSpaceOnUse">${glow}</radialGradient></defs><rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${bg}"/><rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="url(#glow)"/><path fill="${colour}" d="M0 0h18v${IMAGE_HEIGHT}H0z"/>`
}

function drawHead(siteName: string): string {
  const mark = `<g transform="translate(${MARGIN - 6} 52) scale(1.75)" fill="none"><path d="M25 9.5 20.5 5h-9L4.5 12v8l7 7h9l4.5-4.5" stroke="${hex(COLOURS.text)}" stroke-width="3.2"/><path d="M13.2 21.5 17.3 10.3" stroke="${hex(COLOURS.accent)}" stroke-width="4"/></g>`
  return mark + text(serif, fitLine(serif, siteName, 36, 700), MARGIN + 58, 92, 36, hex(COLOURS.text))
}

function drawTitle({ title, category, language }: ImageTexts, colour: string): string {
  const name = categoryNames[category][language]
  const found = fitText(serif, title, TITLE_SIZES, IMAGE_WIDTH - 2 * MARGIN, TITLE_LINES)
  // A title in a script without a font: the category's name replaces it.
  const { size, lines } = found.lines.length > 0 ? found : { size: 82, lines: [name] }
  const leading = size * TITLE_LEADING
  const height = leading * (lines.length - 1) + size * 0.7
  const first = (TITLE_TOP + TITLE_BOTTOM - height) / 2 + size * 0.7
  const drawn = lines.map((line, index) =>
    text(serif, line, MARGIN, first + index * leading, size, hex(COLOURS.text)),
  )
  const marker = found.lines.length > 0 ? drawMarker(name, first - size * 0.7 - 34, colour) : ''
  return marker + drawn.join('')
}

/** The leaning bar and the category's name in its colour. */
function drawMarker(name: string, y: number, colour: string): string {
  const bar = `<path fill="${colour}" d="M${MARGIN} ${y}l9-25h9l-9 25z"/>`
  return bar + text(bold, fitLine(bold, name, 27, 800), MARGIN + 30, y - 2, 27, colour)
}

function drawByline({ authorName, readingMinutes, language }: ImageTexts): string {
  const time = fillText(messages.readingTime[language], { count: readingMinutes })
  const widest = SHELF.x - MARGIN - 30
  return [
    text(bold, fitLine(bold, authorName, 29, widest), MARGIN, 544, 29, hex(COLOURS.text)),
    text(plain, time, MARGIN, 584, 25, hex(COLOURS.textQuiet)),
  ].join('')
}

function text(face: Typeface, line: string, x: number, y: number, size: number, colour: string): string {
  return measure(face, line, size) === 0
    ? ''
    : `<path fill="${colour}" d="${outline(face, line, x, y, size)}"/>`
}
