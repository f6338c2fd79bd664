import { escapeHtml } from '../platform/escape-html.ts'

/** XML 1.0 has no way to write these, not even escaped: one of them would make a whole document unreadable. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(ILLEGAL, ''))
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** `<name>text</name>`, with the text escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
