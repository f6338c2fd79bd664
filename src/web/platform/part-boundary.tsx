import { Component, type ReactNode } from 'react'

const MOST_TRIES = 3
const PAUSE_MS = 500

interface State {
  hasFailed: boolean
}

/** A part that breaks (a menu, the footer) must not take the page with it: it is drawn anew, then left out. */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }
  private tries = 0

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.tries++
    if (this.tries < MOST_TRIES) setTimeout(() => this.setState({ hasFailed: false }), PAUSE_MS)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
