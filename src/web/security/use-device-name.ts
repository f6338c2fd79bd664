import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

interface Device {
  browser: string | null
  system: string | null
}

/** A device in plain words, as far as its browser says. */
export function useDeviceName(): (device: Device) => string {
  const t = useText(messages)
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('device', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
