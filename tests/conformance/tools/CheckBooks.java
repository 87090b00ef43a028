import com.adobe.epubcheck.api.EPUBLocation;
import com.adobe.epubcheck.api.EpubCheck;
import com.adobe.epubcheck.messages.Message;
import com.adobe.epubcheck.messages.Severity;
import com.adobe.epubcheck.util.DefaultReportImpl;
import java.io.File;

/** Each file that is named, judged by EPUBCheck in one process: a line for each error and warning, as file, tab, words. */
public final class CheckBooks {
  public static void main(String[] files) {
    for (String file : files) {
      var report =
          new DefaultReportImpl(file) {
            @Override
            public void message(Message message, EPUBLocation location, Object... words) {
              Severity severity = message.getSeverity();
              if (severity == Severity.FATAL || severity == Severity.ERROR || severity == Severity.WARNING)
                System.out.println(file + "\t" + message.getID() + " " + message.getMessage(words) + " (" + location.getPath() + ":" + location.getLine() + ")");
            }
          };
      new EpubCheck(new File(file), report).check();
    }
    System.out.println("judged");
  }
}
