// In development and in tests a thread's entry is TypeScript, which Node 20 reads only through tsx.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
