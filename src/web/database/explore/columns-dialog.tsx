import { useState } from 'react'
import { EXPLORE_COLUMNS, type ExploreColumn } from '../../../contract/explore-rules.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { ToggleChips } from '../../ui/choice-chips.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { DEFAULT_COLUMNS, type Shown } from './explore-view.ts'
import { messages } from './messages.ts'
import { viewPath } from './view-path.ts'

const CHOOSABLE = EXPLORE_COLUMNS.filter((column) => column !== 'title')

export function ColumnsDialog({ view, began, onClose }: Shown & { onClose: () => void }) {
  const t = useText(messages)
  const [chosen, setChosen] = useState<readonly ExploreColumn[]>(view.columns)
  const toggle = (column: ExploreColumn) =>
    setChosen(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column])
  function show(): void {
    // As in the table, whatever the order of the presses.
    const columns = EXPLORE_COLUMNS.filter((column) => column === 'title' || chosen.includes(column))
    onClose()
    navigate(viewPath({ ...view, columns }, began))
  }
  return (
    <Dialog open title={t('columns')} description={t('columnsText')} onClose={onClose}>
      <ToggleChips
        choices={CHOOSABLE.map((column) => ({ value: column, label: t(column) }))}
        chosen={chosen}
        onToggle={toggle}
      />
      <DialogActions>
        <Button variant="text" onClick={() => setChosen(DEFAULT_COLUMNS)}>
          {t('usualColumns')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onClick={show}>
          {t('showColumns')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
