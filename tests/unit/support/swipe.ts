/** The box of a narrow calendar that is swiped; it has neither name nor role. */
export const swipeBox = () => document.querySelector( '.sc-pages' );
