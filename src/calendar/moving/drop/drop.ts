import './drop.css';

export { Aside, handlesOf } from './aside';
export { Draw } from './draw';
export { flyBack } from './fly-back';
export { GhostText } from './ghost-text';
export { changedText } from './moving-texts';
export { Said } from './said';
export { saveDrop } from './save-drop';
export { wordsOf } from './words';
