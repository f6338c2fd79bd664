import { Fragment } from 'react'
import { Link } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { splitWords, type WordPart } from './marked-words.ts'

/** A sentence with its names, its typed letters and its links. */
export function HelpWords({ children: text }: { children: string }) {
  const { siteName } = usePageState()
  return splitWords(text.replaceAll('{siteName}', siteName)).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts never change places
    <Fragment key={place}>{draw(part)}</Fragment>
  ))
}

function draw(part: WordPart) {
  if (part.kind === 'link') {
    // The API and the feeds are files of the server, not screens of the app.
    const isFile = /^\/api\/|\.xml$/.test(part.to)
    return isFile ? <a href={part.to}>{part.words}</a> : <Link to={part.to}>{part.words}</Link>
  }
  if (part.kind === 'name') return <b>{part.words}</b>
  return part.kind === 'typed' ? <code>{part.words}</code> : part.words
}
