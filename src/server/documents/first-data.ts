import type { FastifyRequest } from 'fastify'
import type { Language } from '../../contract/messages.ts'
import type { PageState } from '../../contract/rendering.ts'
import type { CountryRule } from '../platform/document-steps.ts'
import { Refusal } from '../platform/errors.ts'
import { withoutHidden, type HiddenPeople } from '../platform/hidden-people.ts'
import type { Server } from '../platform/server.ts'

export interface FirstData {
  /** By address. What is not found is null; what failed is not there and left to the app. */
  queries: Record<string, unknown>
  /** The site could not load the first address, which the page is about: robots should come again. */
  isAway: boolean
}

interface FirstDataRequest {
  addresses: string[]
  state: Pick<PageState, 'language' | 'hasSession'>
  /** What the reader's country does not have, which our own calls can't know: then there is none. */
  lacking: CountryRule[]
  /** Whom the reader does not meet: it is asked without their cookies. */
  hidden: HiddenPeople
}

/**
 * The first data of a document. It is asked of our own API, so that a document holds the same answers as the app
 * would get, from the same short-lived cache.
 */
export async function loadFirstData(
  server: Server,
  request: FastifyRequest,
  { addresses, state: { language, hasSession }, lacking, hidden }: FirstDataRequest,
): Promise<FirstData> {
  const answers = await Promise.all(addresses.map((address) => ask(server, request, address, language)))
  const found = answers.flatMap(({ address, status, data }): [string, unknown][] => {
    // A member may find what the public does not, their own draft: the app asks for it as them.
    const missing: [string, unknown][] = hasSession ? [] : [[address, null]]
    if (status !== 200) return status === 404 || status === 400 ? missing : []
    if (lacking.some(({ isOf }) => isOf(data))) return missing
    // What a block hides from this reader is not found by the app either.
    return [[address, shownTo(hidden, data)]]
  })
  return {
    queries: Object.fromEntries(found),
    isAway: (answers[0]?.status ?? 200) >= 500,
  }
}

/** Null for what is about somebody hidden. */
function shownTo(hidden: HiddenPeople, data: unknown): unknown {
  try {
    return withoutHidden(data, hidden)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

interface Answer {
  address: string
  status: number
  data: unknown
}

async function ask(
  { http, cookies }: Server,
  request: FastifyRequest,
  address: string,
  language: Language,
): Promise<Answer> {
  const response = await http.inject({
    method: 'GET',
    url: address,
    remoteAddress: request.ip,
    headers: {
      'x-language': language,
      // The reader is counted by the document itself.
      'user-agent': '',
      ...(cookies.read(request, 'wrote') !== undefined && { cookie: cookies.wroteHeader() }),
    },
  })
  const status = response.statusCode
  return { address, status, data: status === 200 ? response.json() : null }
}
