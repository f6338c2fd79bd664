import { SCOPES } from '../../contract/api-tokens.ts'
import type { Route } from '../../contract/endpoint.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { inline, type Html } from './inline.ts'
import { messages, paragraphs, scopeTexts } from './token-messages.ts'

/** What a token needs for a call. */
export function scopeMarkup(route: Route, language: Language): Html {
  const scope = scopeOf(route)
  if (scope === null) return messages.never[language]
  return inline(fillText(messages.scope[language], { scope: `\`${scope}\`` }))
}

/** How tokens are used, and what their scopes allow. */
export function tokensMarkup({ language, publicUrl }: { language: Language; publicUrl: string }): Html {
  const texts = paragraphs.map((text) => `<li>${inline(text[language])}</li>`)
  const scopes = SCOPES.map(
    (scope) => `<div><dt><code>${scope}</code></dt><dd>${inline(scopeTexts[scope][language])}</dd></div>`,
  )
  return `<section id="tokens" aria-labelledby="tokens-title">
<h2 id="tokens-title">${messages.title[language]}</h2>
<ul class="basics">\n${texts.join('\n')}\n</ul>
<p><code>curl -H "Authorization: Bearer $TOKEN" ${escapeHtml(publicUrl)}/api/my-articles</code></p>
<h3>${messages.scopes[language]}</h3>
<dl class="fields">\n${scopes.join('\n')}\n</dl>
</section>`
}
