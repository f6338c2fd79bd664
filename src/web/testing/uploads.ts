import { vi } from 'vitest'
import { checkAnswer } from './check-answer.ts'

/** A request that a test answers by hand, as slowly as it likes. */
export class StandInRequest extends EventTarget {
  static all: StandInRequest[] = []
  upload = new EventTarget()
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  address = ''
  headers: Record<string, string> = {}
  body: FormData | null = null
  isAborted = false

  constructor() {
    super()
    StandInRequest.all.push(this)
  }
  open(_method: string, address: string): void {
    this.address = address
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.body = body
  }
  abort(): void {
    this.isAborted = true
    this.end('abort')
  }

  get file(): File {
    const file = this.body?.get('file')
    if (!(file instanceof File)) throw new Error('No file was sent')
    return file
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown): void {
    checkAnswer('POST', this.address, status, body)
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.end('load')
  }
  lose(): void {
    this.end('error')
  }
  private end(name: string): void {
    this.dispatchEvent(new Event(name))
    this.dispatchEvent(new Event('loadend'))
  }
}

/** From now on uploads are answered by the test. */
export function answerUploads(): StandInRequest[] {
  StandInRequest.all = []
  vi.stubGlobal('XMLHttpRequest', StandInRequest)
  return StandInRequest.all
}

export function mediaAnswer(key: string, id = 1) {
  return {
    id,
    url: `/media/${key}/1600.webp`,
    mediaType: 'image',
    width: 1600,
    height: 900,
    placeholder: '',
    state: 'ready',
    posterUrl: null,
    durationMs: null,
    failure: null,
  }
}
