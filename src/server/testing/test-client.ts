import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { BodyOf, Endpoint, Navigation, ParamsOf, QueryOf, ResponseOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { recordRefusal } from './record-refusals.ts'

export interface CallOptions<E> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
}

/** Allows everything: for requests that the contract forbids. */
export interface RawOptions {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  ip?: string
}

/** One browser: it stores cookies, sends the headers browsers send, and speaks the contract. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  language: Language = 'en'
  ip = '203.0.113.7'
  userAgent = 'test browser'
  private readonly http: FastifyInstance

  constructor(http: FastifyInstance) {
    this.http = http
  }

  /** Calls and expects success. */
  async call<E extends Endpoint>(route: E, options: CallOptions<E> = {}): Promise<ResponseOf<E>> {
    const answer = await this.attempt(route, options as RawOptions)
    expect(route.mayMake === true ? [200, 201] : [200], JSON.stringify(answer.body)).toContain(answer.status)
    return answer.body as ResponseOf<E>
  }

  /** Calls and returns the answer, whatever it is. */
  async attempt(route: Endpoint | Navigation, options: RawOptions = {}) {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => String(options.params?.[name]))
    const response = await this.request(route.method, path, options)
    const isJson = response.headers['content-type']?.toString().startsWith('application/json') === true
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
    }
  }

  async request(method: string, path: string, options: RawOptions = {}): Promise<LightMyRequestResponse> {
    const isText = typeof options.body === 'string'
    const response = await this.http.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: options.ip ?? this.ip,
      ...(options.query && { query: options.query }),
      ...(options.body !== undefined && {
        payload: isText ? (options.body as string) : JSON.stringify(options.body),
      }),
      headers: {
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        'x-language': this.language,
        'user-agent': this.userAgent,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
    })
    if (response.statusCode >= 400) recordRefusal(method, path, response.body)
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    return response
  }
}
