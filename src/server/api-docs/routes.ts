import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import { DEFAULT_THEME, isBasicTheme, type BasicTheme } from '../../contract/plans.ts'
import type { Feature } from '../content/feature.ts'
import { pagePolicy } from '../platform/http.ts'
import { languageOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { buildOpenApi } from './openapi.ts'
import { operationsOf } from './operations.ts'
import { asEndpoint } from './refusals.ts'
import { buildPage } from './page.ts'
import { STYLE } from './style.ts'

interface Document {
  type: string
  body: string
  tag: string
}

/** The API in a form for programs and one for people, both drawn from the contract. */
export function apiDocsRoutes({ http, config }: Server, features: readonly Feature[]): void {
  // What only the staff can call is in the repository's description, and shown to nobody here.
  const operations = operationsOf(features).filter(({ route }) => asEndpoint(route).isUnseen !== true)
  const style = makeDocument('text/css; charset=utf-8', STYLE)
  let openApi: Document | undefined
  const pages = new Map<string, Document>()

  function pageFor(language: Language, theme: BasicTheme): Document {
    const key = `${language} ${theme}`
    const { siteName, isHttps, publicUrl } = config
    const styleUrl = `/api/docs.css?v=${style.tag}`
    const page =
      pages.get(key) ??
      makeDocument(
        'text/html; charset=utf-8',
        buildPage({ operations, siteName, isHttps, publicUrl, language, theme, styleUrl }),
      )
    pages.set(key, page)
    return page
  }

  // Made when first asked for: few ask, and a start should not wait for it.
  http.get('/api/openapi.json', (request, reply) => {
    openApi ??= makeDocument(
      'application/json; charset=utf-8',
      JSON.stringify(buildOpenApi(operations, config)),
    )
    return send(request, reply, openApi, 'public, max-age=300')
  })

  http.get<{ Querystring: Record<string, unknown> }>('/api/docs.css', (request, reply) => {
    const isThisVersion = request.query['v'] === style.tag
    return send(request, reply, style, isThisVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
  })

  http.get<{ Querystring: Record<string, unknown> }>('/api/docs', (request, reply) => {
    const language = languageWithTag(request.query['hl']) ?? languageOf(request)
    reply
      .header('vary', 'cookie, x-language')
      .header('content-language', LANGUAGE_TAGS[language])
      .header('content-security-policy', pagePolicy(config))
    return send(request, reply, pageFor(language, themeOf(request)), 'private, no-cache')
  })
}

function makeDocument(type: string, body: string): Document {
  return { type, body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 16) }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, tag }: Document,
  cacheControl: string,
): FastifyReply {
  const etag = `"${tag}"`
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** `ms` is what the world calls Malay; our own code for it is understood too. */
function languageWithTag(tag: unknown): Language | undefined {
  return isLanguage(tag) ? tag : LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag)
}

function themeOf(request: FastifyRequest): BasicTheme {
  const theme = request.cookies['theme']
  return isBasicTheme(theme) ? theme : DEFAULT_THEME
}
