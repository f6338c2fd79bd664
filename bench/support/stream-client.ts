import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface StreamClient {
  /** The numbers of the events in the order in which they came. */
  numbers: number[]
  /** Goes on at another node, after its last event. */
  moveTo(site: string): Promise<void>
  close(): void
}

type OnEvent = (seq: number, data: string) => void

/** A stream as a browser reads it: when it breaks it is opened again, with the last id that it was told. */
export async function openStream(site: string, session: string, onEvent: OnEvent = () => {}) {
  const numbers: number[] = []
  let lastId = ''
  let end = (): void => {}

  function connect(address: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let rest = ''
      const asked = request(`${address}/api/events`, {
        agent: false,
        headers: {
          accept: 'text/event-stream',
          'sec-fetch-site': 'same-origin',
          cookie: `sid=${session}`,
          ...(lastId !== '' && { 'last-event-id': lastId }),
        },
      })
      end = () => void asked.destroy()
      asked.on('error', reject)
      asked.on('response', (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`A stream was answered ${response.statusCode}`))
        response.setEncoding('utf8')
        response.on('error', () => {})
        response.on('data', (chunk: string) => {
          const frames = (rest + chunk).split('\n\n')
          rest = frames.pop() ?? ''
          for (const frame of frames) read(frame)
          if (lastId !== '') resolve()
        })
      })
      asked.end()
    })
  }

  function read(frame: string): void {
    const id = /^id: (\d+)$/m.exec(frame)?.[1]
    if (id !== undefined) lastId = id
    if (id === undefined || frame.includes('event: beat')) return
    numbers.push(Number(id))
    onEvent(Number(id), /^data: (.*)$/m.exec(frame)?.[1] ?? '')
  }

  await connect(site)
  const client: StreamClient = {
    numbers,
    async moveTo(address) {
      end()
      for (let tries = 0; ; tries++) {
        const error: unknown = await connect(address).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error === undefined) return
        if (tries === 20) throw error
        await pause(100)
      }
    },
    close: () => end(),
  }
  return client
}
