/**
 * React's development build times every component for the browser's profiler and keeps the stack of every element for
 * its debugger, if the browser offers that. Nobody looks here, and it is a good part of what the tests take; the
 * warnings, which the tests listen to, stay. Loaded before React.
 */
Reflect.set(console, 'timeStamp', undefined)
Reflect.set(console, 'createTask', undefined)
