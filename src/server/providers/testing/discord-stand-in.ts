import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { localServer, readForm } from './local-server.ts'

export type DiscordStandIn = Awaited<ReturnType<typeof discordStandIn>>

const CLIENT_ID = '112233445566778899'
const CLIENT_SECRET = 'a client secret for the tests'

export interface DiscordPerson {
  id: string
  username: string
  global_name: string | null
  email?: string | null
  verified?: boolean
}

interface Grant {
  person: DiscordPerson
  redirectUri: string
  challenge: string
}

type Answer = { status: number; body: unknown }

/** Behaves like Discord, as strictly: client, redirect address, PKCE and codes that work once. */
export async function discordStandIn(redirectUri: string) {
  const local = await localServer()
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, DiscordPerson>()

  local.http.on('request', (request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'POST' && request.url === '/api/oauth2/token')
      return exchange(await readForm(request))
    const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (request.url === '/api/users/@me' && person) return { status: 200, body: person }
    return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
  }

  function exchange(form: URLSearchParams): Answer {
    const isOurs = form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET
    if (!isOurs) return { status: 401, body: { error: 'invalid_client' } }
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      grant === undefined ||
      form.get('grant_type') !== 'authorization_code' ||
      form.get('redirect_uri') !== grant.redirectUri ||
      challenge !== grant.challenge
    )
      return { status: 400, body: { error: 'invalid_grant' } }
    const access_token = randomUUID()
    tokens.set(access_token, grant.person)
    return {
      status: 200,
      body: { access_token, token_type: 'Bearer', expires_in: 604800, scope: 'email identify' },
    }
  }

  /** The authorize page, which only a browser sees. */
  function arrive(address: URL) {
    const asked = address.searchParams
    if (asked.get('client_id') !== CLIENT_ID || asked.get('redirect_uri') !== redirectUri)
      throw new Error('Discord does not know this client or its redirect address')
    if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256')
      throw new Error('Discord can do response type code and PKCE S256 only')
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    return { back, challenge: asked.get('code_challenge') ?? '' }
  }

  return {
    config: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      authorizeUrl: `${local.url}/oauth2/authorize`,
      apiUrl: `${local.url}/api`,
    },
    /** The person agrees; returns the address the browser is sent back to. */
    agree(address: URL, person: DiscordPerson): URL {
      const { back, challenge } = arrive(address)
      const code = randomUUID()
      codes.set(code, { person, redirectUri, challenge })
      back.searchParams.set('code', code)
      return back
    },
    refuse(address: URL): URL {
      const { back } = arrive(address)
      back.searchParams.set('error', 'access_denied')
      return back
    },
    close: () => local.close(),
  }
}
