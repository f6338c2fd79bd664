import { createApiToken, type Scope } from '../../contract/api-tokens.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'

export async function tokenOf(client: TestClient, scopes: Scope[], days: 30 | 90 | 365 | null = 90) {
  const { token } = await client.call(createApiToken, { body: { name: 'My script', scopes, days } })
  return token
}

/** A program without cookies, which sends neither of the headers by which a browser says where a request is from. */
export function programWith(app: TestApp, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' }
  return (route: Endpoint, options: RawOptions = {}) =>
    app.visitor().attempt(route, { ...options, headers: { ...headers, ...options.headers } })
}
