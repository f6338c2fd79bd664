import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts'
import { fillText, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { errorTexts } from './error-texts.ts'
import { inline, type Html } from './inline.ts'
import { namedSchemasToJson } from './json-schema.ts'
import { basics, featureTexts, messages } from './messages.ts'
import { namedSchemas } from './named-schemas.ts'
import type { SiteFacts } from './openapi.ts'
import { operationMarkup, schemaMarkup } from './operation-markup.ts'
import { byFeature, type Operation } from './operations.ts'
import { tokensMarkup } from './token-markup.ts'
import { messages as tokenMessages } from './token-messages.ts'

export interface PageOptions extends SiteFacts {
  publicUrl: string
  operations: readonly Operation[]
  language: Language
  theme: string
  styleUrl: string
}

/** The documentation as one page that needs no script. */
export function buildPage(options: PageOptions): Html {
  const { operations, language, siteName, theme, styleUrl } = options
  const title = fillText(messages.title[language], { site: siteName })
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}" data-theme="${escapeHtml(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(messages.lead[language])}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(styleUrl)}">
</head>
<body>
<a class="skip" href="#content">${messages.skip[language]}</a>
${headerMarkup(options)}
<div class="columns">
${contentsMarkup(options)}
<main id="content" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
<p class="lead">${inline(messages.lead[language])}</p>
<p><a class="button" href="/api/openapi.json">${messages.download[language]}</a></p>
${basicsMarkup(options)}
${tokensMarkup(options)}
${[...byFeature(operations)].map(([feature, group]) => featureMarkup(feature, group, language)).join('\n')}
${shapesMarkup(language)}
${errorsMarkup(language)}
</main>
</div>
</body>
</html>
`
}

function headerMarkup({ language, siteName }: PageOptions): Html {
  const links = LANGUAGES.map((other) => {
    const tag = LANGUAGE_TAGS[other]
    const current = other === language ? ' aria-current="true"' : ''
    return `<a href="/api/docs?hl=${tag}" hreflang="${tag}" lang="${tag}"${current}>${LANGUAGE_NAMES[other]}</a>`
  })
  return `<header class="top">
<p class="brand"><a href="/">${escapeHtml(siteName)}</a><span class="slash" aria-hidden="true"></span>API</p>
<nav class="languages" aria-label="${messages.languages[language]}">${links.join('\n')}</nav>
</header>`
}

function contentsMarkup({ operations, language }: PageOptions): Html {
  const groups = [...byFeature(operations)].map(([feature, group]) => {
    const items = group.map(
      ({ name, route }) =>
        `<li><a href="#${name}"><span class="verb" data-method="${route.method}">${route.method}</span> <code>${name}</code></a></li>`,
    )
    return `<li><a href="#feature-${escapeHtml(feature)}">${featureName(feature, language)}</a>\n<ul>\n${items.join('\n')}\n</ul></li>`
  })
  return `<nav class="contents" aria-label="${messages.contents[language]}">
<ul>
<li><a href="#basics">${messages.basics[language]}</a></li>
<li><a href="#tokens">${tokenMessages.title[language]}</a></li>
${groups.join('\n')}
<li><a href="#shapes">${messages.shapes[language]}</a></li>
<li><a href="#errors">${messages.errors[language]}</a></li>
</ul>
</nav>`
}

function basicsMarkup({ language, isHttps }: PageOptions): Html {
  const cookie = isHttps ? '__Host-sid' : 'sid'
  const items = basics.map((text) => `<li>${inline(fillText(text[language], { cookie }))}</li>`)
  return `<section id="basics" aria-labelledby="basics-title">
<h2 id="basics-title">${messages.basics[language]}</h2>
<ul class="basics">\n${items.join('\n')}\n</ul>
</section>`
}

function featureMarkup(feature: string, group: Operation[], language: Language): Html {
  const id = `feature-${escapeHtml(feature)}`
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${featureName(feature, language)}</h2>
${group.map((operation) => operationMarkup(operation, language)).join('\n')}
</section>`
}

function featureName(feature: string, language: Language): Html {
  return escapeHtml(featureTexts[feature]?.[language] ?? feature)
}

/** Only objects get a section; a named kind of text is described where it is used. */
function shapesMarkup(language: Language): Html {
  const shapes = Object.entries(namedSchemasToJson()).filter(([, schema]) => schema.properties !== undefined)
  const drawn = shapes.map(
    ([id, schema]) => `<article class="operation" id="shape-${id}" aria-labelledby="shape-${id}-title">
<h3 id="shape-${id}-title"><code>${id}</code></h3>
<p class="summary">${inline(namedSchemas[id]?.says[language] ?? id)}</p>
${schemaMarkup(schema, language)}
</article>`,
  )
  return `<section id="shapes" aria-labelledby="shapes-title">
<h2 id="shapes-title">${messages.shapes[language]}</h2>
${drawn.join('\n')}
</section>`
}

function errorsMarkup(language: Language): Html {
  const items = Object.entries(ERROR_STATUS).map(
    ([code, status]) =>
      `<div id="error-${code}"><dt><span class="status">${status}</span> <code>${code}</code></dt><dd>${inline(errorTexts[code as ErrorCode][language])}</dd></div>`,
  )
  return `<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">${messages.errors[language]}</h2>
<p>${inline(fillText(messages.errorsLead[language], { shape: '[Error]' }))}</p>
<dl class="fields">\n${items.join('\n')}\n</dl>
</section>`
}
