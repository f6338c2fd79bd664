import { generateKeyPairSync } from 'node:crypto'
import { Provider, type AccountClaims, type KoaContextWithOIDC } from 'oidc-provider'
import { localServer } from './local-server.ts'

export type GoogleStandIn = Awaited<ReturnType<typeof googleStandIn>>

const CLIENT_ID = 'our-site'
const CLIENT_SECRET = 'a client secret for the tests'

/** A real OpenID provider. Each browser is signed in at once as the person the test names, or declines. */
export async function googleStandIn(redirectUri: string) {
  const local = await localServer()
  const people = new Map<string, AccountClaims>()
  let answer: { login: { accountId: string } } | { error: string }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(local.url, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    clientAuthMethods: ['client_secret_post'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a cookie key for the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts the claims into the id_token; by the letter of the standard they belong to userinfo.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: grantAll,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  const serve = provider.callback()
  local.http.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void provider.interactionFinished(request, response, answer)
    else void serve(request, response)
  })

  return {
    config: { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer: local.url },
    /** The person signs in and agrees; returns the address the browser is sent back to. */
    async signIn(address: URL, claims: AccountClaims): Promise<URL> {
      people.set(claims.sub, claims)
      answer = { login: { accountId: claims.sub } }
      return browse(address, redirectUri)
    },
    async refuse(address: URL): Promise<URL> {
      answer = { error: 'access_denied' }
      return browse(address, redirectUri)
    },
    close: () => local.close(),
  }
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: String(oidc.client?.clientId),
    accountId: String(oidc.session?.accountId),
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** A browser on the provider's pages: follows redirects with its cookies until one leads back to the site. */
async function browse(start: URL, home: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = start
  while (!address.href.startsWith(home)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    address = new URL(location, address)
  }
  return address
}
