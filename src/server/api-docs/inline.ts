import { escapeHtml } from '../platform/escape-html.ts'
import { namedSchemas } from './named-schemas.ts'

/** Markup of our own making; everything else goes through `inline` or `escapeHtml` first. */
export type Html = string

/** Plain text as markup: `code` between backticks, and [Name] as a link to the shape of that name. */
export function inline(text: string): Html {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : linkShapes(escapeHtml(part)),
    )
    .join('')
}

function linkShapes(escaped: Html): Html {
  return escaped.replace(/\[(\w+)\]/g, (whole, name: string) =>
    Object.hasOwn(namedSchemas, name) ? `<a href="#shape-${name}"><code>${name}</code></a>` : whole,
  )
}
