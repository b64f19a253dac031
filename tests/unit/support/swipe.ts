/** Returns the swiped box of a narrow calendar, which has neither name nor role. */
export const swipeBox = () => document.querySelector( '.sc-pages' );
