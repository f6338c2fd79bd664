import { Keyboard } from 'lucide-react'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { stepFocus } from '../../ui/step-focus.ts'
import { messages } from './messages.ts'
import { ariaKeys, isApple, keysText } from './shortcuts.ts'
import { TOOL_GROUPS, type Tool } from './tools.ts'

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

interface ToolbarProps {
  /** The id of the text area it works on. */
  controls: string
  isDisabled: boolean
  hasImages: boolean
  onUse: (tool: Tool) => void
}

/** One stop for Tab; the arrow keys go from tool to tool. */
export function Toolbar({ controls, isDisabled, hasImages, onUse }: ToolbarProps) {
  const t = useText(messages)
  const bar = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<string>('bold')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isMac = useIsHydrated() && isApple()

  function move(event: KeyboardEvent): void {
    const next = stepFocus(event, bar.current?.querySelectorAll('button') ?? [], 'row')
    if (next?.dataset['tool'] !== undefined) setReached(next.dataset['tool'])
  }
  const common = (id: string) => ({
    type: 'button' as const,
    'data-tool': id,
    className: 'icon-btn',
    tabIndex: id === reached ? 0 : -1,
    disabled: isDisabled,
    onFocus: () => setReached(id),
    // A press must not take the focus out of the text, and with it a phone's keyboard.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('formatting')}
        aria-controls={controls}
        tabIndex={-1}
        className="editor-tools flex items-center gap-4 -mx-2.5 py-1.5 pr-7 overflow-x-auto [scrollbar-width:none]"
        onKeyDown={move}
      >
        {TOOL_GROUPS.map((group) => (
          <div key={group[0]?.id} className="flex flex-none">
            {group
              .filter(({ edit }) => hasImages || edit !== undefined)
              .map((tool) => (
                <button
                  key={tool.id}
                  data-tooltip={`${t(tool.id)} (${keysText(tool.keys, isMac)})`}
                  {...common(tool.id)}
                  aria-label={t(tool.id)}
                  aria-keyshortcuts={ariaKeys(tool.keys)}
                  onClick={() => onUse(tool)}
                >
                  <tool.icon />
                </button>
              ))}
          </div>
        ))}
        <button
          {...common('help')}
          data-tooltip={t('shortcuts')}
          aria-label={t('shortcuts')}
          onClick={() => setHelpOpen(true)}
        >
          <Keyboard />
        </button>
      </div>
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
