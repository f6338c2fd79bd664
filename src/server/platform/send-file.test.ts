import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const PART = 'x'.repeat(64 * 1024)

let http: FastifyInstance
let taken: number
let whenEnded: Promise<void>
let result: Promise<boolean>
beforeEach(async () => {
  taken = 0
  let end = () => {}
  whenEnded = new Promise((resolve) => (end = resolve))
  http = fastify()
  http.get('/endless', async (_request, reply) => {
    async function* endless() {
      try {
        for (;;) {
          taken++
          yield PART
        }
      } finally {
        end()
      }
    }
    result = sendFile(reply, { name: 'endless.csv', type: 'text/csv' }, endless())
    await result
  })
  http.get('/broken', async (_request, reply) => {
    // eslint-disable-next-line require-yield -- it fails before there is anything to give
    async function* broken(): AsyncGenerator<string> {
      throw new Error('The database is away')
    }
    await sendFile(reply, { name: 'broken.csv', type: 'text/csv' }, broken())
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => http.close())

function begin(): Promise<IncomingMessage> {
  const { port } = http.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, path: '/endless' }, resolve).on('error', reject)
  })
}

/** How many parts were made when no more are. */
async function whenStill(): Promise<number> {
  for (let before = -1; before !== taken;) {
    before = taken
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return taken
}

test('no more of a file is made than its reader takes, and nothing once they are gone', async () => {
  const response = await begin()
  // Nobody reads: what the sockets hold is all that is made of it.
  const made = await whenStill()
  expect(made).toBeGreaterThan(0)
  expect(made * PART.length).toBeLessThan(64 * 1024 * 1024)
  response.on('error', () => {})
  response.destroy()
  await whenEnded
  expect(await result).toBe(false)
})

test('what fails before the first part is answered as an error', async () => {
  expect((await http.inject('/broken')).statusCode).toBe(500)
})
