import { onTestFinished } from 'vitest'
import type { Endpoint, Route } from '../../contract/endpoint.ts'
import { ErrorBody } from '../../contract/errors.ts'
import { routes } from '../../contract/index.ts'

/** Paths without parameters first: `/api/page-posts/marks` is not the post of that id. */
const ENDPOINTS = Object.values<Route>(routes)
  .filter((route): route is Endpoint => 'response' in route)
  .map((route) => ({ ...route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}(\\?|$)`) }))
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length)

/** Fails the test that answers what the server never would: the contract's schema decides, and no key more. */
export function checkAnswer(method: string, address: string, status: number, body: unknown): void {
  const found = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.pattern.test(address))
  const answer: unknown = JSON.parse(JSON.stringify(body))
  // A proxy that refuses has no words of ours.
  if (found === undefined || (status >= 400 && !inOrder(answer).includes('"code"'))) return
  const { data, error } = (status < 400 ? found.response : ErrorBody).safeParse(answer)
  if (error === undefined && inOrder(data) === inOrder(answer)) return
  const reason = error === undefined ? `It knows only ${inOrder(data)}` : JSON.stringify(error.issues)
  onTestFinished(() => {
    throw new Error(`Not in the contract: ${method} ${address}, ${status} ${inOrder(answer)}\n${reason}`)
  })
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
