import { ERROR_STATUS } from '../../contract/errors.ts'
import type { Language } from '../../contract/messages.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { listFields, typeOf, type Field } from './fields.ts'
import { inline, type Html } from './inline.ts'
import { toJson, type JsonSchema } from './json-schema.ts'
import { accessTexts, messages } from './messages.ts'
import type { Operation } from './operations.ts'
import { scopeMarkup } from './token-markup.ts'
import { asEndpoint, refusalsOf } from './refusals.ts'
import { messages as tokenMessages } from './token-messages.ts'

/** One call: its address, its purpose, who may make it, what goes in, what comes out, what is refused. */
export function operationMarkup(operation: Operation, language: Language): Html {
  const { name, route, facts } = operation
  return `<article class="operation" id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title"><span class="method" data-method="${route.method}">${route.method}</span> ${pathMarkup(route.path)}</h3>
<p class="summary">${inline(facts.summary[language])}</p>
<dl class="facts">
<div><dt>${messages.whoCalls[language]}</dt><dd><span class="access" data-access="${route.access}">${accessTexts[route.access][language]}</span></dd></div>
<div><dt>${tokenMessages.token[language]}</dt><dd>${scopeMarkup(route, language)}</dd></div>
<div><dt>operationId</dt><dd><code>${name}</code></dd></div>
</dl>
<h4>${messages.takes[language]}</h4>
${takesMarkup(operation, language)}
<h4>${messages.answers[language]}</h4>
${answerMarkup(operation, language)}
<h4>${messages.refuses[language]}</h4>
<ul class="refusals">
${refusalsOf(operation)
  .map(
    (code) => `<li><a href="#error-${code}"><span>${ERROR_STATUS[code]}</span> <code>${code}</code></a></li>`,
  )
  .join('\n')}
</ul>
</article>`
}

/** A path may be broken after each slash, so that a narrow screen shows all of it. */
function pathMarkup(path: string): Html {
  const parts = path
    .replace(/:(\w+)/g, '{$1}')
    .split('/')
    .map(escapeHtml)
  return `<code class="path">${parts.join('/<wbr>')}</code>`
}

function takesMarkup({ route }: Operation, language: Language): Html {
  const { params, body } = asEndpoint(route)
  const parts = [
    [messages.inPath[language], params],
    [messages.inQuery[language], route.query],
    [messages.inBody[language], body],
  ] as const
  const drawn = parts.flatMap(([label, schema]) =>
    schema === undefined ? [] : [`<p class="place">${label}</p>\n${schemaMarkup(toJson(schema), language)}`],
  )
  return drawn.length === 0 ? `<p class="quiet">${messages.takesNothing[language]}</p>` : drawn.join('\n')
}

function answerMarkup({ route }: Operation, language: Language): Html {
  const { response } = asEndpoint(route)
  if (response === undefined) return `<p class="quiet">${messages.goesOn[language]}</p>`
  return schemaMarkup(toJson(response), language)
}

/** An object as the list of its fields, anything else as its kind alone. */
export function schemaMarkup(schema: JsonSchema, language: Language): Html {
  if (schema.properties === undefined) return `<p>${inline(typeOf(schema, language))}</p>`
  return `<dl class="fields">\n${listFields(schema, language).map(fieldMarkup).join('\n')}\n</dl>`
}

function fieldMarkup({ name, type, rules }: Field): Html {
  const drawn = rules.map((rule) => `<span class="rule">${inline(rule)}</span>`).join(' ')
  return `<div><dt><code>${escapeHtml(name)}</code></dt><dd>${inline(type)}${drawn && ` ${drawn}`}</dd></div>`
}
