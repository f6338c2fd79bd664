import { useState } from 'react'
import {
  GUILD_DESCRIPTION_MAX,
  GUILD_NAME_MAX,
  GUILD_NAME_MIN,
  INSIGNIA_MAX,
  INSIGNIA_MIN,
} from '../../../contract/guild-rules.ts'
import { useText } from '../../platform/language.tsx'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { checkGuild, type GuildFault, type GuildWords } from './check-guild.ts'
import { messages } from './messages.ts'
import { useKept } from './use-kept.ts'

/** Those that tell of themselves; what is wrong with anything else is told under the form. */
const FIELDS = ['name', 'insignia', 'logoBackgroundColor', 'description', 'questions', 'rules'] as const

/** A rule has one place for what is wrong with it. */
const entryOf = (path: string): string => path.replace(/^(rules\.\d+)\..*/, '$1')

/** The words of a guild while they are written, and what is wrong with them. */
export function useGuildForm<Words extends GuildWords>(key: string, start: Words) {
  const t = useText(messages)
  const [words, setWords, forget] = useKept(key, start)
  const [isBusy, setBusy] = useState(false)
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(FIELDS, entryOf)
  const numbers: Record<GuildFault, { min?: number; max?: number }> = {
    nameLength: { min: GUILD_NAME_MIN, max: GUILD_NAME_MAX },
    insigniaLetters: { min: INSIGNIA_MIN, max: INSIGNIA_MAX },
    colorLight: {},
    tooLong: { max: GUILD_DESCRIPTION_MAX },
  }
  return {
    words,
    errors: errors as Partial<Record<string, string>>,
    isBusy,
    /** Of what no field can tell. */
    message: refusal !== null && refusal.only === null ? (refusal.message ?? undefined) : undefined,
    /** Once it is sent or given up. */
    forget,
    change: (next: Words): void => {
      for (const field of FIELDS)
        if (next[field as keyof Words] !== words[field as keyof Words]) corrected(field)
      setWords(next)
    },
    /** Sends it unless something is to be put right first; nothing that was written is lost when it is refused. */
    send: async (act: () => Promise<void>, further: Partial<Record<string, string>> = {}): Promise<void> => {
      const own = Object.entries(checkGuild(words)).map(([name, fault]) => [
        name,
        fault && t(fault, numbers[fault]),
      ])
      if (refuse({ ...(Object.fromEntries(own) as Partial<Record<string, string>>), ...further })) return
      clear()
      setBusy(true)
      try {
        await act()
      } catch (error) {
        fail(error, t('notReached'))
        setBusy(false)
      }
    },
  }
}
