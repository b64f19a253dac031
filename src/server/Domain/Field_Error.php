<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Reasons why one field of a request is invalid. Rest\Problem_Texts holds the messages. */
enum Field_Error {

	case Missing;
	case Not_A_Number;
	case Not_A_Date;
	case Not_A_Time;
	case Not_A_Word;
	case Not_True_Or_False;
	case Not_Readable;
	case Too_Long;
	case Too_Brief;
	case Unknown;
	case Gone;
	case Too_Far_Ahead;
	case Before_Start;
	case Range_Too_Long;
	case Request_Id_Reused;
	case Not_A_Series;
	case First_Date;
	case Not_Undoable;
	case Same_Week;
	case Nothing_To_Copy;
	case Too_Many_Copies;
	case Series_Changed;
	case Week_Changed;
	case Not_An_Address;
	case Not_An_Origin;
	case Not_A_Network;
	case Not_A_Prefix;
	case Not_A_Key;
	case Key_Is_Fixed;
	case Key_Refused;
	case Key_Too_Narrow;
	case Clock_Is_Off;
	case Ably_Unreachable;

	/** Returns the exception that rejects a request because of this field alone. */
	public function of( string $field ): Problem {
		return Problem::invalid( array( $field => $this ) );
	}
}
