import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import type { StripeConfig } from '../../platform/config.ts'
import { StripeRefusal } from './stripe-acts-testing.ts'
import { CALLS } from './stripe-calls-testing.ts'
import { pathsOf, readStripeForm, type Form } from './stripe-form-testing.ts'
import type { StripeEvent } from './stripe-objects-testing.ts'
import { stripePage } from './stripe-pages-testing.ts'
import { API_VERSION, stripeWorld } from './stripe-world-testing.ts'

const SECRET_KEY = 'sk_test_a_key_for_the_tests'
export const WEBHOOK_SECRET = 'whsec_a_secret_for_the_tests'

export interface StandInOptions {
  now?: () => Date
  /** Where events are sent by themselves; without it a test takes and sends them. */
  webhookUrl?: string
  /** How long after a payment: the browser is back before. */
  webhookDelayMs?: number
  isTaxAdded?: boolean
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>

/**
 * Behaves like Stripe as far as we use it, and as strictly: key, version of the API, form, keys of writes, and nothing
 * that it does not know. Payments are made at its pages, or by `world.pay`.
 */
export async function stripeStandIn(options: StandInOptions = {}) {
  const { now = () => new Date(), webhookUrl, webhookDelayMs = 0, isTaxAdded = false } = options
  const http = createServer()
  let url = ''
  const asked: { call: string; form: Form }[] = []
  /** What a real Stripe would not have understood; a test expects none. */
  const mistakes: string[] = []
  const answered = new Map<string, { status: number; body: unknown }>()
  /** Away altogether; calls that fail (`POST /v1/…`); an answer that is lost when what was asked is done; an answer that nobody expects. */
  const state = {
    isDown: false,
    failing: undefined as { test: (call: string) => boolean } | undefined,
    losesAnswer: false,
    answers: undefined as unknown,
  }
  const world = stripeWorld({ now, url: () => url, ...(webhookUrl !== undefined && { onEvent: send }) })

  http.on('request', (request, response) => {
    void answer(request, response).catch((error: unknown) => {
      mistakes.push(String(error))
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((listening) => void http.listen(0, '127.0.0.1', listening))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  url = `http://127.0.0.1:${address.port}`

  const config: StripeConfig = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: url,
    isTaxAdded,
  }
  return {
    url,
    config,
    world,
    asked,
    mistakes,
    state,
    close: () =>
      new Promise<void>((closed) => {
        http.close(() => closed())
        http.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url)
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (state.isDown) return void response.destroy()
    if (!pathname.startsWith('/v1/'))
      return stripePage(world, request.method ?? '', pathname + search, response)
    const form = readStripeForm(request.method === 'GET' ? search.slice(1) : body)
    const { status, body: said } = answerCall(request, pathname, form)
    if (state.losesAnswer) {
      state.losesAnswer = false
      return void response.destroy()
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    response.end(JSON.stringify(state.answers ?? said))
  }

  function answerCall({ method, headers }: IncomingMessage, path: string, form: Form) {
    const key = String(headers['idempotency-key'] ?? '')
    const before = answered.get(key)
    if (method === 'POST' && before !== undefined) return before
    const call = `${method} ${path}`
    asked.push({ call, form })
    if (state.failing?.test(call) === true)
      return {
        status: 500,
        body: { error: { type: 'api_error', message: 'Something went wrong at Stripe' } },
      }
    let result: { status: number; body: unknown }
    try {
      checkHeaders(method, headers)
      result = { status: 200, body: structuredClone(callOf(method, path, form)) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      result = { status: error.status, body: { error: error.error } }
    }
    if (method === 'POST') answered.set(key, result)
    return result
  }

  function checkHeaders(method: string | undefined, headers: IncomingMessage['headers']): void {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new StripeRefusal(401, 'invalid_api_key', 'Invalid API Key provided')
    if (headers['stripe-version'] !== API_VERSION)
      mistake(`another version: ${String(headers['stripe-version'])}`)
    if (method === 'POST' && !headers['idempotency-key']) mistake('a write without a key')
    if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
      mistake('no form')
  }

  function callOf(method: string | undefined, path: string, form: Form): unknown {
    const call = CALLS.find((known) => known.method === method && known.path.test(path))
    if (call === undefined) return mistake(`unrecognized request: ${method} ${path}`)
    const unknown = pathsOf(form).filter((name) => !call.takes.includes(name))
    if (unknown.length > 0) mistake(`${path}: unknown parameters ${unknown.join(', ')}`)
    return call.answer({ world, form, url, id: call.path.exec(path)?.[1] ?? '' })
  }

  function mistake(what: string): never {
    mistakes.push(what)
    throw new StripeRefusal(400, 'parameter_unknown', what)
  }

  function send(event: StripeEvent): void {
    const { payload, header } = signed(event, now())
    const headers = { 'content-type': 'application/json', 'stripe-signature': header }
    setTimeout(() => {
      void fetch(webhookUrl ?? '', { method: 'POST', body: payload, headers }).catch((error: unknown) =>
        mistakes.push(`a webhook failed: ${String(error)}`),
      )
    }, webhookDelayMs)
  }
}

/** As Stripe signs it, by its own helper. */
export function signed(
  event: StripeEvent,
  at: Date,
  secret = WEBHOOK_SECRET,
): { payload: string; header: string } {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(at.getTime() / 1000)
  const header = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, header }
}
