import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { modalStack } from './modal-stack.ts'

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'ref'> & {
  onClose: () => void
}

/** A native modal dialog that is open as long as it is rendered; focus goes back by itself. */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const page = document.documentElement
    if (modalStack.top() === null) page.toggleAttribute('data-gutter', innerWidth > page.clientWidth)
    element.showModal()
    modalStack.push(element)
    return () => {
      modalStack.remove(element)
      element.close()
    }
  }, [])

  // A press that began inside (selecting text, say) and ended outside closes nothing.
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOutside.current = isOutside(event)
  }
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside.current && isOutside(event)) onClose()
  }
  return (
    // Esc is the keyboard's way to do what a click on the backdrop does; the browser turns it into `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      onPointerDown={press}
      onClick={click}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
