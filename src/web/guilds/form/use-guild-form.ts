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

const FIELDS = [
  'name',
  'insignia',
  'logo',
  'logoBackgroundColor',
  'description',
  'isPrivate',
  'joinMode',
  'questions',
  'rules',
] as const

/** The words of a guild while they are written, and what is wrong with them. */
export function useGuildForm(start: GuildWords) {
  const t = useText(messages)
  const [words, setWords] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(FIELDS)
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
    corrected,
    change: (next: GuildWords): void => {
      for (const field of FIELDS)
        if (field in next && next[field as keyof GuildWords] !== words[field as keyof GuildWords])
          corrected(field)
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
