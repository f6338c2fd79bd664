import { ERROR_STATUS } from '../../contract/errors.ts'
import { isRepeatable, type Route } from '../../contract/endpoint.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { groupBy } from './group-by.ts'
import { namedSchemasToJson, SCHEMA_PREFIX, toJson, type JsonSchema } from './json-schema.ts'
import { byFeature, featureOf, type Operation } from './operations.ts'
import { asEndpoint, refusalsOf } from './refusals.ts'

export interface SiteFacts {
  siteName: string
  isHttps: boolean
}

type Parameter = { $ref: string } | { name: string; in: string; required: boolean; schema: JsonSchema }

/** The whole contract as an OpenAPI 3.1 document. Nothing is in it that the contract does not serve. */
export function buildOpenApi(
  operations: readonly Operation[],
  { siteName, isHttps }: SiteFacts = { siteName: 'Cendekia', isHttps: false },
) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1',
      description:
        'Every call the site uses. A person is identified by the session cookie, and then writes are only accepted from our own pages; or by an API token, which needs the scope that the call names.',
    },
    servers: [{ url: '/' }],
    tags: [...byFeature(operations).keys()].map((name) => ({ name })),
    paths: pathsOf(operations),
    components: {
      schemas: namedSchemasToJson(),
      parameters: sharedParameters,
      headers: {
        RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
        RateLimitPolicy: {
          description:
            'The limits that were counted, each with its quota (q) and its time in seconds (w). Not on lists that are cached for everyone.',
          schema: { type: 'string' },
        },
        RateLimit: {
          description:
            'Of each limit, how many calls are left (r) and in how many seconds it is whole again (t).',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: isHttps ? '__Host-sid' : 'sid',
          description:
            'Set at sign-in; HttpOnly. Its name is `__Host-sid` when the site is served over https.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal API token, made in the settings. Beside one no cookie counts. The scope that a call needs is named with it.',
        },
      },
    },
  }
}

export type OpenApi = ReturnType<typeof buildOpenApi>

const sharedParameters = {
  Language: {
    name: 'X-Language',
    in: 'header',
    required: false,
    description: 'The language of messages; `my` is Malay.',
    schema: { type: 'string', enum: [...LANGUAGES], default: 'en' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text you choose, such as a UUID. A repeat with the same key and body gets an answer without being done again.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
}

function pathsOf(all: readonly Operation[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const operation of all) {
    const path = operation.route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.route.method.toLowerCase()]: describe(operation) }
  }
  return paths
}

function describe(operation: Operation) {
  const { name, route, facts } = operation
  const { body, takesFile, mayTakeFile } = asEndpoint(route)
  return {
    operationId: name,
    tags: [featureOf(route)],
    summary: facts.summary.en,
    'x-access': route.access,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: toJson(body) },
          ...(mayTakeFile && { 'multipart/form-data': { schema: withFile(toJson(body)) } }),
        },
      },
    }),
    ...(takesFile && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE } } },
    }),
    responses: { ...successOf(route), ...refusalResponses(operation) },
  }
}

/** One of them is enough; the empty one is for those who need none. */
function securityOf(route: Route): Record<string, string[]>[] {
  const scope = scopeOf(route)
  const token = scope === null ? [] : [{ token: [scope] }]
  if (route.access !== 'public') return [{ session: [] }, ...token]
  return scope === null ? [] : [{}, ...token]
}

const FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

/** The same fields as parts of a form, where a file can stand beside them. */
function withFile(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, ...FILE.properties } }
}

function parametersOf(route: Route): Parameter[] {
  const { params } = asEndpoint(route)
  return [
    ...(params ? spread(toJson(params), 'path') : []),
    ...(route.query ? spread(toJson(route.query), 'query') : []),
    { $ref: '#/components/parameters/Language' },
    ...(isRepeatable(route) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

/** One parameter a property; a schema of free names becomes the one parameter that stands for all of them. */
function spread(schema: JsonSchema, location: 'path' | 'query'): Parameter[] {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return [{ name: 'parameters', in: location, required: false, schema }]
  return properties.map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || schema.required?.includes(name) === true,
    schema: property,
  }))
}

function successOf(route: Route) {
  const { response, mayMake, file = 'application/json' } = asEndpoint(route)
  if (response === undefined)
    return {
      '303': {
        description: 'Continues to another address',
        headers: { Location: { schema: { type: 'string' } } },
      },
    }
  const content = { [file]: { schema: toJson(response) } }
  return {
    '200': { description: mayMake ? 'Already there' : 'Done', content },
    ...(mayMake && { '201': { description: 'Created', content } }),
  }
}

const LIMIT_HEADERS = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
}

function refusalResponses(operation: Operation) {
  const byStatus = groupBy(refusalsOf(operation), (code) => ERROR_STATUS[code])
  const entries = [...byStatus].map(([status, codes]) => {
    const schema = { $ref: `${SCHEMA_PREFIX}Error`, properties: { code: { enum: codes } } }
    const headers =
      status === 429 || status === 503
        ? {
            'Retry-After': { $ref: '#/components/headers/RetryAfter' },
            ...(status === 429 && LIMIT_HEADERS),
          }
        : undefined
    return [
      status,
      {
        description: codes.join(', '),
        ...(headers && { headers }),
        content: { 'application/json': { schema } },
      },
    ]
  })
  return Object.fromEntries(entries) as Record<string, object>
}
