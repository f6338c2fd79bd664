import { useText } from '../../platform/language.tsx'
import { ListEnd } from '../../ui/list-end.tsx'
import { messages } from './messages.ts'
import type { Rows } from './use-rows.ts'

export function RowsEnd({ rows }: { rows: Rows }) {
  const t = useText(messages)
  return <ListEnd list={rows} outdated={t('rowsFailed')} moreFailed={t('rowsFailed')} />
}
