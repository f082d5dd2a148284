import './refresh.ts'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/**
 * React replaces components in its development build alone. A running site brings the production build, so the page
 * is given the development build of React before its shell starts (`given-react.js`).
 */
Object.assign(globalThis, {
  semaforoGivenReact: {
    'react/index': react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom/index': reactDom,
    'react-dom/client': reactDomClient,
  },
})
