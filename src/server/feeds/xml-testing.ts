/** An element of a parsed document; `name` with its prefix. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const TOKEN = /<\?[^?]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
// oxlint-disable-next-line no-control-regex -- what XML forbids
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Parses strictly, or throws: no real parser reads what this one refuses. */
export function parseXml(source: string): XmlElement {
  if (!source.startsWith('<?xml version="1.0" encoding="UTF-8"?>'))
    throw new Error('There is no XML declaration')
  if (ILLEGAL.test(source)) throw new Error('There is a character that XML forbids')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)
    if (token === null) throw new Error(`Not well-formed at: ${source.slice(at, at + 80)}`)
    const [, closing, opening, attributes = '', isEmpty, text] = token
    const here = open.at(-1)
    if (here === undefined) throw new Error('Too many ends')
    if (text !== undefined) here.text += unescape(text)
    if (closing !== undefined && open.pop()?.name !== closing) throw new Error(`</${closing}> ends nothing`)
    if (opening === undefined) continue
    const element = { name: opening, attributes: readAttributes(attributes), children: [], text: '' }
    here.children.push(element)
    if (isEmpty === '') open.push(element)
  }
  const [document] = root.children
  if (open.length !== 1 || root.children.length !== 1 || document === undefined || root.text.trim() !== '')
    throw new Error('A document has one root')
  return document
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescape(value)]),
  )
}

function unescape(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> occurs in a text')
  return text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name]
    if (character === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no entity`)
    return character
  })
}

export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])
}

export function textOf(element: XmlElement, name: string): string {
  const found = element.children.find((child) => child.name === name)
  if (found === undefined) throw new Error(`There is no ${name} in ${element.name}`)
  return found.text
}
