import type * as z from 'zod/mini'

/** Who may call: the coarse check that `serve` makes before a handler runs. Finer rules live in the feature. */
export type Access = 'public' | 'member' | 'moderator' | 'operator'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodMiniType

export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
  A extends Access = Access,
> {
  method: Method
  path: `/api/${string}`
  access: A
  params?: P
  query?: Q
  body?: B
  /** The largest body in bytes, where 64 KB are not enough. */
  bodyBytes?: number
  /** The body is one file as multipart form data, in the field `file`; the handler reads it. */
  takesFile?: true
  /** The body may also be a form: its fields, and one file in the field `file`. */
  mayTakeFile?: true
  /** Changes nothing that its sender will look at: they go on reading from the caches, and it is not repeatable. */
  isSignal?: true
  /**
   * False where an `Idempotency-Key` means nothing: repeating changes nothing, or nobody minds. Answers of all other
   * writes are stored for a day, so a route whose answer holds payment data must say false.
   */
  isRepeatable?: false
  /**
   * Called by programs from anywhere, with a form or anything else as its body: a token in its query, or a signature of
   * the body, is all that authorises it. Cookies count nothing here, so there is nothing that another site could misuse.
   */
  isForMachines?: true
  /** It answers 201 when it has made something, 200 when that was there. */
  mayMake?: true
  /** A GET that changes something all the same: nobody may ask for its head alone, and its caller has written. */
  hasEffect?: true
  /** Where the result of a write can be read again, by its id: a repeat is answered from there, not by a long copy. */
  readAt?: `/api/${string}/:id`
  /** People whom the reader has blocked are in the answer too: it is the list of them. */
  showsHidden?: true
  /** Not found for everybody whom its access leaves out, visitors too: nothing shows that there is such a call. */
  isUnseen?: true
  /** The answer is a file of this type, written while it is sent; its handler takes the connection over. */
  file?: 'text/csv' | 'application/json' | 'application/zip'
  /** Fields that are not named here never leave the server: the response schema is the privacy allow-list. */
  response: R
}

/** Whether an `Idempotency-Key` is heeded: by every write that does not say otherwise, so that nothing is made twice. */
export function isRepeatable({
  method,
  isSignal,
  isRepeatable,
}: Pick<Endpoint, 'method' | 'isSignal' | 'isRepeatable'>): boolean {
  return method !== 'GET' && isSignal !== true && isRepeatable !== false
}

/** An address the browser itself goes to (sign-out, sign-in with a provider): it answers with a redirect. */
export interface Navigation<Q extends Schema | undefined = Schema | undefined> {
  method: 'GET'
  path: `/api/${string}`
  access: 'public'
  query?: Q
  answers: 'redirect'
}

export type Route = Endpoint | Navigation

/** Of everything that a module of the contract exports, its routes. */
export type RoutesOf<Module> = {
  [Name in keyof Module as Module[Name] extends Route ? Name : never]: Extract<Module[Name], Route>
}

export function endpoint<
  R extends Schema,
  const A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(route: Endpoint<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return route
}

export function navigation<Q extends Schema | undefined = undefined>(
  route: Omit<Navigation<Q>, 'answers' | 'method' | 'access'>,
): Navigation<Q> {
  return { ...route, method: 'GET', access: 'public', answers: 'redirect' }
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
export type ParamsOf<E> = E extends { params?: infer P } ? Parsed<P> : undefined
export type QueryOf<E> = E extends { query?: infer Q } ? Parsed<Q> : undefined
export type BodyOf<E> = E extends { body?: infer B } ? Parsed<B> : undefined
export type ResponseOf<E> = E extends { response: infer R } ? Parsed<R> : undefined
