import { Braces, Download, Sheet } from 'lucide-react'
import { useState } from 'react'
import { exportExploredCsv, exportExploredJson, type ExploreQuery } from '../../../contract/explore.ts'
import { EXPORT_ROWS_MAX, EXPORTS_PER_HOUR } from '../../../contract/explore-rules.ts'
import { addressOf, serverMessageOf } from '../../platform/api.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { useReturn, type useSignInWall } from '../../sign-in-wall/public.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Ring } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

const ROUTES = { csv: exportExploredCsv, json: exportExploredJson }
type FileKind = keyof typeof ROUTES

interface ExportMenuProps {
  query: ExploreQuery
  guard: ReturnType<typeof useSignInWall>['guard']
}

/** What is shown, as a file. The server says when there were too many. */
export function ExportMenu({ query, guard }: ExportMenuProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  async function save(kind: FileKind): Promise<void> {
    if (isBusy) return
    setBusy(true)
    toast({ title: t('preparing') })
    try {
      const { saveFile } = await import('../../platform/save-file.ts')
      const day = new Date().toISOString().slice(0, 10)
      await saveFile(addressOf(ROUTES[kind], undefined, query), `database-${day}.${kind}`)
      toast({ title: t('done'), tone: 'success' })
    } catch (error) {
      toast({
        title: t('failedTitle'),
        description: serverMessageOf(error) ?? t('failed'),
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  const choose = (kind: FileKind) => guard({ kind: 'data', part: kind }, () => void save(kind))
  useReturn({ kind: 'data', part: 'csv' }, () => void save('csv'))
  useReturn({ kind: 'data', part: 'json' }, () => void save('json'))
  return (
    <Menu
      label={t('export')}
      align="end"
      triggerClass="btn btn-outline btn-sm"
      trigger={
        <span className="btn-label">
          {isBusy ? <Ring className="size-4" /> : <Download aria-hidden="true" />}
          {t('export')}
        </span>
      }
      header={
        <p className="px-2.5 pt-1.5 pb-2 text-quiet text-sm text-pretty">
          {t('about', { rows: formatNumber(EXPORT_ROWS_MAX, language), times: EXPORTS_PER_HOUR })}
        </p>
      }
    >
      <MenuItem icon={<Sheet />} onSelect={() => choose('csv')}>
        {t('csv')}
      </MenuItem>
      <MenuItem icon={<Braces />} onSelect={() => choose('json')}>
        {t('json')}
      </MenuItem>
    </Menu>
  )
}
