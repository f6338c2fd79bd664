import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getIqStatus = endpoint({
  method: 'GET',
  path: '/api/iq/status',
  access: 'member',
  response: z.object({ iqTestTaken: z.boolean() }),
})
