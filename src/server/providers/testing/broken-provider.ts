import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { localServer } from './local-server.ts'

export type BrokenProvider = Awaited<ReturnType<typeof brokenProvider>>

/** The response in place of a good one, by path. */
export type Fault = 'hang' | 'trickle' | '500' | '10 MB' | 'redirect' | 'not JSON'

const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An OpenID provider, and Discord's two calls, that answer what a test sets, however wrong. */
export async function brokenProvider() {
  const local = await localServer()
  const { privateKey, publicKey } = rsaKey()
  const faults = new Map<string, Fault>()
  const calls: string[] = []
  const answers: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer: local.url,
      authorization_endpoint: `${local.url}/authorize`,
      token_endpoint: `${local.url}/oauth2/token`,
      jwks_uri: `${local.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
  }
  local.http.on('request', (request, response) => {
    const path = request.url ?? ''
    calls.push(path)
    const fault = faults.get(path)
    if (fault !== undefined) return misbehave(fault, response, answers[path], local.url)
    response.writeHead(path in answers ? 200 : 404, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answers[path] ?? {}))
  })
  return {
    url: local.url,
    google: { clientId: 'our-site', clientSecret: 'a client secret', issuer: local.url },
    discord: {
      clientId: 'our-site',
      clientSecret: 'a client secret',
      authorizeUrl: `${local.url}/authorize`,
      apiUrl: local.url,
    },
    faults,
    calls,
    answers,
    /** The token endpoint answers with this id_token from now on. */
    issue(claims: object, options: { alg?: 'RS256' | 'none'; key?: 'ours' | 'foreign' } = {}): void {
      const key = options.key === 'foreign' ? rsaKey().privateKey : privateKey
      const id_token = idToken(claims, options.alg ?? 'RS256', key)
      answers['/oauth2/token'] = { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token }
    },
    close: () => local.close(),
  }
}

function idToken(claims: object, alg: string, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg, kid: 'test' })}.${encode(claims)}`
  return `${signed}.${alg === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function misbehave(fault: Fault, response: ServerResponse, right: unknown, url: string): void {
  response.setHeader('content-type', 'application/json')
  if (fault === 'trickle') response.write('{')
  if (fault === '500') response.writeHead(500).end(JSON.stringify(right))
  if (fault === 'redirect') response.writeHead(302, { location: `${url}/elsewhere` }).end()
  if (fault === 'not JSON') response.end('<html>')
  // Right but for its size, and in two pieces, so that no length is announced.
  if (fault === '10 MB') {
    response.write(' '.repeat(10 * 1024 * 1024))
    response.end(JSON.stringify(right))
  }
}
