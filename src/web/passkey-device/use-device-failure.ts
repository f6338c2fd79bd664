import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { deviceFaultOf } from './device.ts'
import { messages } from './messages.ts'

/** In words: what the device, the server or the network said. */
export function useDeviceFailure(): (error: unknown) => string | undefined {
  const t = useText(messages)
  return (error) => {
    const fault = deviceFaultOf(error)
    return fault === null ? failureOf(error, t('failed')) : t(fault)
  }
}
