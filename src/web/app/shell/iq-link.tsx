import { BrainCircuit } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import { useIqStatus } from '../../iq/public.ts'

/** For a member who has not taken the test. */
export function IqLink() {
  const t = useText(messages)
  if (useIqStatus()?.iqTestTaken !== false) return null
  return <IconLink to="/iq-test" label={t('iqTest')} icon={<BrainCircuit />} className="max-md:hidden" />
}
